import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, retryAfterMs } from './answers.ts';

const GONE = { status: 503, code: 'server/database', detail: '…', retryAfter: 1 };

function answering(...answers: readonly (readonly [status: number, body: unknown])[]): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    const [status, body] = answers[Math.min(asked.push(`${method} ${path}`), answers.length) - 1] ?? [200, {}];
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return asked;
}

test('a question is asked again by itself while the server cannot reach its database', async () => {
  const asked = answering([503, GONE], [503, GONE], [200, { well: true }]);
  const answer = ask('GET', '/api/tables');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toEqual({ ok: true, value: { well: true } });
  expect(asked).toHaveLength(3);
});

test('what changes something is not, but its sender is told when to', async () => {
  const asked = answering([503, GONE]);
  const answer = await ask('POST', '/api/tables', {});
  expect(answer).toMatchObject({ ok: false, problem: { status: 503, code: 'server/database' } });
  expect(answer.ok ? 0 : retryAfterMs(answer.problem)).toBe(1000);
  expect(asked).toHaveLength(1);
});

test('another fault is not asked about again', async () => {
  const asked = answering([500, { code: 'server/fault' }]);
  expect(await ask('GET', '/api/tables')).toMatchObject({ ok: false, problem: { code: 'server/fault' } });
  expect(asked).toHaveLength(1);
});
