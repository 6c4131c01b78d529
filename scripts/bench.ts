import { bench } from '../bench/bench';
import { Lifetime } from './processes/lifetime';

export async function main(args: string[]): Promise<void> {
  const lifetime = new Lifetime();
  await lifetime.during(() => bench(process.cwd(), args, lifetime));
  // What serves the files locally leaves timers behind.
  process.exit(0);
}
