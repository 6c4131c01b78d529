import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useMemo, type ReactNode } from 'react';
import {
  type ListedVersion,
  type Version,
  type ContentKind,
  type VersionField,
  versionPath,
} from '../../../api';
import { useRead } from '../requests/use-read';
import { LoadFailed } from '../ui/table/list-view';
import { plainBlock } from './blocks';
import { compareBlocks, compareRichTexts } from './difference';
import { comparePictures } from './picture-states';
import { PictureRows } from './picture-rows';
import { Pair, RichRows } from './rich-rows';
import { eventText, fieldLabel } from './texts';
import { SavedAt } from './version-list';

type Field = VersionField | undefined;

interface FieldBoxProps {
  name: string;
  changed: boolean;
  children: ReactNode;
}

function FieldBox({ name, changed, children }: FieldBoxProps) {
  const label = fieldLabel(name);
  return (
    <Box
      tag="section"
      aria-label={label}
      paddingTop={4}
      paddingBottom={4}
      borderColor="neutral150"
      borderWidth="1px 0 0"
      borderStyle="solid"
    >
      <Flex gap={3} paddingBottom={2}>
        <Typography tag="h3" variant="delta">
          {label}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {changed ? 'Changed' : 'Unchanged'}
        </Typography>
      </Flex>
      {children}
    </Box>
  );
}

interface ComparedFieldProps {
  name: string;
  older: Field;
  newer: Field;
}

const textIn = (field: Field) =>
  field === undefined || field.kind === 'pictures' ? '' : field.value;

function ComparedText({ name, older, newer }: ComparedFieldProps) {
  const isRich = older?.kind === 'rich_text' || newer?.kind === 'rich_text';
  const rows = useMemo(() => {
    const [one, other] = [textIn(older), textIn(newer)];
    return isRich
      ? compareRichTexts(one, other)
      : compareBlocks(plainBlock(one), plainBlock(other));
  }, [isRich, older, newer]);
  return (
    <FieldBox name={name} changed={rows.some(({ changed }) => changed)}>
      <RichRows rows={rows} />
    </FieldBox>
  );
}

const picturesIn = (field: Field) => (field?.kind === 'pictures' ? field.value : []);

function ComparedPictures({ name, older, newer }: ComparedFieldProps) {
  const [before, after] = comparePictures(picturesIn(older), picturesIn(newer));
  return (
    <FieldBox name={name} changed={[...before, ...after].some(({ states }) => states.length > 0)}>
      <PictureRows older={before} newer={after} />
    </FieldBox>
  );
}

interface HeadProps {
  label: string;
  version: ListedVersion;
  zone: string;
  action: ReactNode;
}

function Head({ label, version, zone, action }: HeadProps) {
  const { number, by } = version;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} paddingBottom={3}>
      <Typography fontWeight="bold">{`${label}: version ${String(number)}`}</Typography>
      <Typography variant="pi" textColor="neutral600">
        <SavedAt at={version.at} zone={zone} />
        {by !== undefined && (
          <>
            , <bdi>{by}</bdi>
          </>
        )}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {eventText(version)}
      </Typography>
      {action}
    </Flex>
  );
}

interface ComparisonProps {
  kind: ContentKind;
  id: string;
  /** The numbers of the two versions; equal ones show a single version. */
  older: number;
  newer: number;
  zone: string;
  /** Absent where this admin may not restore. Gets the button, so that it can get the focus back. */
  onRestore: ((version: ListedVersion, button: HTMLElement) => void) | undefined;
}

/** Two versions, field by field. */
export function Comparison({ kind, id, older, newer, zone, onRestore }: ComparisonProps) {
  const before = useRead<{ result: Version }>(versionPath(kind, id, older));
  const after = useRead<{ result: Version }>(versionPath(kind, id, newer));
  for (const { status, failure, reload } of [before, after]) {
    if (status === 'failed') {
      return <LoadFailed failure={failure} what="version" onRetry={reload} />;
    }
  }
  if (before.data === undefined || after.data === undefined) return <Page.Loading />;
  const [one, other] = [before.data.result, after.data.result];
  const names = new Set([...other.fields, ...one.fields].map(({ name }) => name));
  const fieldIn = ({ fields }: Version, wanted: string) =>
    fields.find(({ name }) => name === wanted);
  const restoreOf = (version: Version) =>
    onRestore !== undefined &&
    !version.draft && (
      <Button
        variant="secondary"
        size="S"
        onClick={({ currentTarget }) => {
          onRestore(version, currentTarget);
        }}
      >
        {`Restore version ${String(version.number)} as a draft`}
      </Button>
    );
  return (
    <>
      <Pair>
        <Head label="Before" version={one} zone={zone} action={restoreOf(one)} />
        <Head label="After" version={other} zone={zone} action={restoreOf(other)} />
      </Pair>
      {[...names].map((name) => {
        const [before, after] = [fieldIn(one, name), fieldIn(other, name)];
        const isPictures = before?.kind === 'pictures' || after?.kind === 'pictures';
        const Compared = isPictures ? ComparedPictures : ComparedText;
        return <Compared key={name} name={name} older={before} newer={after} />;
      })}
    </>
  );
}
