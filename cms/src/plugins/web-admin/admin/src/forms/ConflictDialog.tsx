import { Box, Button, Modal, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { RichTextView } from '../editor/RichTextView';

const Body = styled.div`
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[6]};
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  padding-block: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[5]};
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.spaces[2]};
  img {
    height: 8rem;
    width: auto;
  }
`;

const Footer = styled(Modal.Footer)`
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.spaces[2]};
`;

type Content =
  | { kind: 'text' | 'rich-text'; mine: string; theirs: string }
  | { kind: 'pictures'; mine: readonly string[]; theirs: readonly string[] };

/** A field that the two admins may have filled differently. */
export type ConflictField = { label: string } & Content;

const differs = (field: ConflictField): boolean =>
  field.kind === 'pictures'
    ? field.mine.join('\n') !== field.theirs.join('\n')
    : field.mine !== field.theirs;

interface VersionProps {
  label: string;
  kind: Content['kind'];
  content: string | readonly string[];
}

function Version({ label, kind, content }: VersionProps) {
  if (content.length === 0) return <Typography textColor="neutral600">Empty</Typography>;
  if (typeof content !== 'string') {
    return (
      <Pictures>
        {content.map((src, index) => (
          <img
            key={`${String(index)} ${src.slice(-40)}`}
            src={src}
            alt={`${String(index + 1)} of ${String(content.length)}`}
          />
        ))}
      </Pictures>
    );
  }
  if (kind === 'rich-text') return <RichTextView html={content} label={label} />;
  return <Typography textColor="neutral800">{content}</Typography>;
}

interface ConflictDialogProps {
  fields: readonly ConflictField[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two admins have edited the same entry: shows both versions of each field that differs, and asks which one counts. */
export function ConflictDialog({ fields, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const different = fields.filter(differs);
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content aria-describedby="conflict-what">
        <Modal.Header>
          <Modal.Title>Somebody else has changed this</Modal.Title>
        </Modal.Header>
        <Body role="region" aria-label="Both versions" tabIndex={0}>
          <Typography id="conflict-what" tag="p" textColor="neutral800">
            {different.length === 0
              ? 'Another admin has saved the very same text since you opened it.'
              : 'Another admin has saved another version since you opened it. Nothing of yours has been saved yet, and nothing of it is lost.'}
          </Typography>
          {different.map(({ label, kind, mine, theirs }) => (
            <Box key={label} paddingTop={5}>
              <Typography tag="h3" variant="delta" textColor="neutral800">
                {label}
              </Typography>
              <Columns>
                {[
                  { whose: 'Yours', content: mine },
                  { whose: 'Saved by the other admin', content: theirs },
                ].map(({ whose, content }) => (
                  <Box key={whose} padding={4} background="neutral100" hasRadius minWidth={0}>
                    <Typography tag="p" variant="sigma" textColor="neutral600">
                      {whose}
                    </Typography>
                    <Version label={`${label}, ${whose}`} kind={kind} content={content} />
                  </Box>
                ))}
              </Columns>
            </Box>
          ))}
        </Body>
        <Footer>
          <Button variant="tertiary" onClick={onTakeTheirs}>
            Take theirs, drop mine
          </Button>
          <Button onClick={onKeepMine}>Keep editing mine</Button>
        </Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
