/** Takes what is said at the terminal from now on, until the mocks are restored. */
export function listenToConsole(method: 'log' | 'error'): unknown[][] {
  const said: unknown[][] = [];
  jest.spyOn(console, method).mockImplementation((...line: unknown[]) => {
    said.push(line);
  });
  return said;
}
