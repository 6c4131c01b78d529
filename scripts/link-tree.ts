import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder with the same files as another one, as further names of them: thousands take a moment, and no room.
 * @param to must not be there; on the disk of `from`
 */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else linkSync(source, target);
  }
}
