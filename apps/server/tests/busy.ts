/** Options of Node by which a thinking process begins to think about a question and never ends, and hears nothing meanwhile. */
export function busyForEver(says = ''): readonly string[] {
  const program = `
    import { writeSync } from 'node:fs';
    const { on } = process;
    const endless = (listener) => (message) => {
      listener(message);
      writeSync(2, ${JSON.stringify(says)});
      for (;;);
    };
    process.on = (name, listener) => on.call(process, name, name === 'message' ? endless(listener) : listener);
  `;
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}
