import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that the heap may grow by before its garbage is collected. */
const mostGrowth = 24 * 1024 * 1024;

const limitFromHere = () => getHeapStatistics().used_heap_size + mostGrowth;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
}

/**
 * Keeps the heap near the size that it has now, while something goes through many rows: call what it returns after every
 * few hundred of them.
 *
 * The garbage of a long table is short-lived, but V8 takes a good part of it for old and leaves it there for as long as
 * the heap may grow: 100 MB and more, of which nothing is in use. A collection takes some 50 to 100 ms, and 100,000
 * contacts need about four of them.
 */
export function boundHeap(): () => void {
  let limit = limitFromHere();
  return () => {
    if (getHeapStatistics().used_heap_size < limit) return;
    collectGarbage();
    limit = limitFromHere();
  };
}
