import { bench } from './commands/bench.ts';
import { compare } from './commands/compare.ts';
import { exportSavedGame } from './commands/export.ts';
import { fuzz } from './commands/fuzz.ts';
import { importGame } from './commands/import.ts';
import { ladder } from './commands/ladder.ts';
import { play } from './commands/play.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { where } from './commands/where.ts';
import { worker } from './commands/worker.ts';
import { failOnLostOutput } from './output.ts';
import { UsageError } from './usage.ts';

const commands: Readonly<Record<string, { readonly run: (args: string[]) => Promise<number>; readonly help: string }>> =
  {
    play: { run: play, help: 'play a game in the terminal, people and bots' },
    simulate: { run: simulate, help: 'let bots play many games and report lengths, scores and wins' },
    ladder: { run: ladder, help: 'how strong the bots of a title are, against each other over all seats' },
    train: { run: train, help: 'fit what bots value by the results of games between them' },
    worker: { run: worker, help: 'plays games of series that wait in a database, beside other machines' },
    fuzz: {
      run: fuzz,
      help: 'play random games and hold each to every law of the test kit; fuzz files: damaged files',
    },
    rules: { run: rules, help: 'which rules of each title have a passing test' },
    where: { run: where, help: 'the sentence of a rule, the code that implements it, its tests and readings' },
    bench: { run: bench, help: 'how fast it is' },
    verify: { run: verify, help: 'replay saved games and say whether they are whole' },
    import: { run: importGame, help: 'take a game of 18xx.games over as a saved game' },
    export: { run: exportSavedGame, help: 'write a saved game as a file of 18xx.games' },
    compare: { run: compare, help: 'replay recorded games of 18xx.games and report where positions differ' },
  };

async function main([name, ...args]: string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const list = Object.entries(commands).map(([id, { help }]) => `  ${id.padEnd(10)} ${help}`);
    console.error(['Commands:', ...list].join('\n'));
    return 2;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    // Whoever reads JSON gets one document, whatever went wrong.
    if (args.includes('--json')) console.log(JSON.stringify({ error: error.message }));
    return 2;
  }
}

failOnLostOutput();
process.exitCode = await main(process.argv.slice(2));
