const END_WITH_INPUT = `process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume().unref()`;

/**
 * For a Node process whose input is a pipe: it stops as soon as the pipe closes, which happens however its parent ends. A test run
 * that is interrupted leaves no server behind.
 */
export const NO_ORPHAN: readonly string[] = ['--import', `data:text/javascript,${encodeURIComponent(END_WITH_INPUT)}`];
