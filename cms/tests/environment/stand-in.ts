/**
 * Puts members into an object in the place of its own.
 * @returns what puts its own back
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
