// Prepares what the browser tests start from, while other parts of `npm test` are under way.
import { Lifetime } from '../../scripts/processes/lifetime';
import { prepareSample } from './system/sample';

await new Lifetime().during(prepareSample, { stoppedCode: 1 });
