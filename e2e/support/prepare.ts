// Prepares the browser tests' sample while other parts of `npm test` run.
import { Lifetime } from '../../scripts/processes/lifetime';
import { prepareSample } from './system/sample';

await new Lifetime().during(prepareSample, { stoppedCode: 1 });
