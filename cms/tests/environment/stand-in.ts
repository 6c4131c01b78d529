/**
 * Replaces members of an object.
 * @returns a function that restores the original members
 */
export function standIn(object: object, members: Readonly<Record<string, unknown>>): () => void {
  const own = Object.keys(members).map((name) => ({
    name,
    member: Reflect.getOwnPropertyDescriptor(object, name),
  }));
  Object.assign(object, members);
  return () => {
    for (const { name, member } of own) {
      if (member === undefined) Reflect.deleteProperty(object, name);
      else Reflect.defineProperty(object, name, member);
    }
  };
}
