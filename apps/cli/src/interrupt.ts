const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Does `clean` if the command is interrupted, then ends as an interrupted command does. Returns what calls it off. */
export function whenInterrupted(clean: () => void): () => void {
  const ears = Object.entries(SIGNALS).map(([signal, status]) => {
    const hear = () => {
      clean();
      process.exit(status);
    };
    process.on(signal, hear);
    return () => process.off(signal, hear);
  });
  return () => {
    for (const unhear of ears) unhear();
  };
}
