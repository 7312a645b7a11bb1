import { WebSocket } from 'ws';
import { z } from 'zod';
import { pause } from '../tests/process.ts';

/** Bytes a process of Node holds once everything unused has been collected. */
interface Heap {
  bytes(): Promise<number>;
  close(): void;
}

const Targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const Answer = z.object({ id: z.int(), result: z.object({ usedSize: z.number().optional() }) });

/** Asks a process that was started with `--inspect-port`; a signal wakes its inspector, so that it runs without until now. */
export async function heapOf(pid: number, port: number): Promise<Heap> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorAt(port));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let asked = 0;
  const ask = (method: string) => {
    asked += 1;
    const id = asked;
    return new Promise<number>((resolve) => {
      const hear = (data: unknown) => {
        const read = Answer.safeParse(JSON.parse(String(data)));
        if (!read.success || read.data.id !== id) return;
        socket.off('message', hear);
        resolve(read.data.result.usedSize ?? 0);
      };
      socket.on('message', hear);
      socket.send(JSON.stringify({ id, method }));
    });
  };
  return {
    async bytes() {
      // What only weak references held is gone after the second time.
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      return ask('Runtime.getHeapUsage');
    },
    close: () => socket.terminate(),
  };
}

async function inspectorAt(port: number): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const targets = await fetch(`http://127.0.0.1:${port}/json/list`).then(
      (answer) => answer.json(),
      () => undefined,
    );
    const read = Targets.safeParse(targets);
    if (read.success && read.data[0]) return read.data[0].webSocketDebuggerUrl;
    await pause(50);
  }
  throw new Error('the inspector does not answer');
}
