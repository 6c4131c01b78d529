import { bench } from '../bench/bench';
import { Lifetime } from './lifetime';

const lifetime = new Lifetime();

await lifetime.during(async () => {
  await bench(process.cwd(), process.argv.slice(3), lifetime);
});
// What serves the files locally leaves timers behind.
process.exit(0);
