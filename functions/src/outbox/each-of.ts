/**
 * Works through a list, several items at a time, and begins no further one once `goesOn` says so.
 * @returns how many were begun, from the front; all of them have ended
 */
export async function eachOf<T>(
  items: readonly T[],
  atATime: number,
  goesOn: () => boolean,
  work: (item: T) => Promise<void>,
): Promise<number> {
  let begun = 0;
  const worker = async () => {
    for (let item = items[begun]; item !== undefined && goesOn(); item = items[begun]) {
      begun += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: atATime }, () => worker()));
  return begun;
}
