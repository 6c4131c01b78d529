// The program that `startMailPart` launches. It registers the TypeScript loader.
import { register } from 'tsx/esm/api';

const program = './serve-mails.ts';

register();
await import(program);
