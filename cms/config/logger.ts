import { jsonLines } from '../src/logs/json-lines';
import { logLevel } from '../src/logs/log-level';

export default () => ({ level: logLevel(), format: jsonLines });
