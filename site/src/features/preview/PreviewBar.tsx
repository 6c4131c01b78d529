import { useId } from 'react';
import type { Preview } from '../../api';
import { previewPage } from '../../content/preview';
import { Button } from '../../ui/primitives/Button';
import { type Scheme, schemes } from './frame-document';
import * as styles from './PreviewBar.module.css';
import { type Device, widths } from './PreviewFrame';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few options of which one is chosen. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const isDevice = (name: string): name is Device => Object.hasOwn(widths, name);

const devices = Object.keys(widths)
  .filter(isDevice)
  .map((value) => ({ value, label: previewPage.widths[value] }));

const colours = schemes.map((value) => ({ value, label: previewPage.schemes[value] }));

interface PreviewBarProps {
  preview: Preview;
  /** How many pictures could not be shown. */
  missing: number;
  device: Device;
  onDevice: (device: Device) => void;
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
  onReload: () => void;
}

/** Says what is shown and until when, and how to look at it. */
export function PreviewBar(props: PreviewBarProps) {
  const { preview, missing, device, onDevice, scheme, onScheme, onReload } = props;
  return (
    <header className={styles.bar}>
      <div>
        <h1 className={styles.title}>{previewPage.title}</h1>
        <p className={styles.facts}>
          {preview.live ? previewPage.live : previewPage.draft} {previewPage.until(preview.until)}
        </p>
        <p className={styles.facts} role="status">
          {missing > 0 && previewPage.missing(missing)}
        </p>
      </div>
      <div className={styles.choices}>
        <Choice label={previewPage.width} options={devices} value={device} onChange={onDevice} />
        <Choice label={previewPage.colours} options={colours} value={scheme} onChange={onScheme} />
        <Button tone="line" size="small" onClick={onReload}>
          {previewPage.reload}
        </Button>
      </div>
    </header>
  );
}
