import { Accordion, Checkbox, Field, Flex, Textarea } from '@strapi/design-system';
import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import {
  isBlank,
  limits,
  lineWidth,
  pageMeta,
  sharedPictureOf,
  shownInSearch,
} from '../../../../api';
import type { FieldsProps } from '../../states/entry-kind';
import { TextField } from '../../ui/forms/text-field';
import { readPicture } from '../../ui/pictures/chosen-picture';
import { hiddenText, type BlogForm } from '../blog-form';
import { wordsOf } from '../../ui/html-words';
import { SearchResult, SharedLink } from './result-cards';
import { SocialPicture } from './social-picture';

/** The two results stand side by side where there is room. */
const Results = styled.div`
  align-items: start;
  display: grid;
  gap: ${({ theme }) => theme.spaces[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr));
`;

type SharingProps = Pick<FieldsProps<BlogForm>, 'value' | 'change' | 'waitFor'>;

/** How long a text is, compared with what search engines show. */
function lengthText(text: string, shown: number, empty: string): string {
  if (isBlank(text)) return `Empty: ${empty}. Search engines show about ${String(shown)} letters.`;
  const width = lineWidth(text);
  return width > shown
    ? `${String(width)} letters: search engines cut it after about ${String(shown)}.`
    : `${String(width)} of about ${String(shown)} letters`;
}

function Outcome({ value }: Pick<SharingProps, 'value'>) {
  const { title, metaTitle, metaDescription, image, socialImage, category, noindex } = value;
  // The text may be long: what is typed comes first.
  const description = useDeferredValue(value.description);
  const text = useMemo(() => wordsOf(description), [description]);
  const meta = pageMeta({ title, text, metaTitle, metaDescription });
  const pictures = image.map((each) => readPicture(each).src);
  return (
    <Results>
      <SearchResult meta={meta} category={category} noindex={noindex !== ''} />
      <SharedLink meta={meta} picture={sharedPictureOf(socialImage[0], pictures)} />
    </Results>
  );
}

/** What search engines and shared links show of a blog, with the result. Closed until it is asked for. */
export function SearchAndSharing({ value, change, waitFor }: SharingProps) {
  const { metaTitle, metaDescription, noindex } = value;
  return (
    <Accordion.Root>
      <Accordion.Item value="sharing">
        <Accordion.Header>
          <Accordion.Trigger>Search and sharing</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>
          <Flex direction="column" alignItems="stretch" gap={5} padding={{ initial: 3, medium: 6 }}>
            <TextField
              name="metaTitle"
              label="Search title"
              hint={lengthText(metaTitle, shownInSearch.title, 'the title')}
              value={metaTitle}
              maxLength={limits.metaTitle}
              onChange={(next) => {
                change({ metaTitle: next });
              }}
            />
            <Field.Root
              name="metaDescription"
              hint={lengthText(
                metaDescription,
                shownInSearch.description,
                'the first words of the text',
              )}
            >
              <Field.Label>Search description</Field.Label>
              <Textarea
                dir="auto"
                value={metaDescription}
                maxLength={limits.metaDescription}
                onChange={({ target }) => {
                  change({ metaDescription: target.value });
                }}
              />
              <Field.Hint />
            </Field.Root>
            <SocialPicture
              value={value.socialImage[0]}
              onChange={(picture) => {
                change({ socialImage: picture === undefined ? [] : [picture] });
              }}
              onReading={waitFor}
            />
            <Field.Root name="noindex" hint="The blog, its lists and the feed still show it.">
              <Checkbox
                checked={noindex !== ''}
                onCheckedChange={(checked) => {
                  change({ noindex: checked === true ? hiddenText : '' });
                }}
              >
                Not in search engines
              </Checkbox>
              <Field.Hint />
            </Field.Root>
            <Outcome value={value} />
          </Flex>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}
