/** Resets the environment of this process to these variables. */
export function restoreVariables(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) {
    if (!(name in variables)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, variables);
}
