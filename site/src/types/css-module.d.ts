/** `import * as styles from './X.module.css'`; tests/styles/css-classes.test.ts finds a class that the file does not have. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';
