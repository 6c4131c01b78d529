import { bench } from '../bench/bench';
import { Lifetime } from './processes/lifetime';

export async function main(args: string[]): Promise<void> {
  const lifetime = new Lifetime();
  await lifetime.during(() => bench(process.cwd(), args, lifetime));
  // The local file server leaves timers behind.
  process.exit(0);
}
