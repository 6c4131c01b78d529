import { Stop } from '../../scripts/settings';

/** What the measurements of a part need is not there, so that all the others would fail like this one. */
export class NotReady extends Stop {}
