/** Stands in for lodash's `toPath`: a field's name is the whole path to it. */
export default function toPath(name: string): string[] {
  return [name];
}
