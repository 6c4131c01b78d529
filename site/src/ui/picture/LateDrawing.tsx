import * as styles from './LateDrawing.module.css';
import { lateDrawingPath, lateDrawings, type LateDrawingName } from './late-drawings';

interface LateDrawingProps {
  name: LateDrawingName;
  className?: string | undefined;
}

/**
 * A drawing in a file of its own, loaded when it comes near. Drawings on the first screen are part of the page; with
 * all of them the page would not fit into the first packets of the server.
 */
export function LateDrawing({ name, className }: LateDrawingProps) {
  const { width, height } = lateDrawings[name];
  return (
    <picture className={styles.late}>
      <source srcSet={lateDrawingPath(name, 'dark')} media="(prefers-color-scheme: dark)" />
      <img
        className={className}
        src={lateDrawingPath(name, 'light')}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
