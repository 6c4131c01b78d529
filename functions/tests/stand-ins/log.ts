/** Captures what the API writes to the error stream, line by line. */
export function useLog(): () => string[] {
  let write: jest.SpiedFunction<typeof process.stderr.write>;
  beforeEach(() => {
    write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    write.mockRestore();
  });
  return () => write.mock.calls.map(([line]) => String(line));
}
