/** Sets environment variables of this process temporarily. */
export class BorrowedEnv {
  private readonly before = new Map<string, string | undefined>();

  /** Sets variables; undefined removes one. */
  set(variables: NodeJS.ProcessEnv): void {
    for (const [name, value] of Object.entries(variables)) {
      if (!this.before.has(name)) this.before.set(name, process.env[name]);
      this.put(name, value);
    }
  }

  /** Restores all previous values. */
  restore(): void {
    for (const [name, value] of this.before) this.put(name, value);
    this.before.clear();
  }

  private put(name: string, value: string | undefined): void {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else Object.assign(process.env, { [name]: value });
  }
}
