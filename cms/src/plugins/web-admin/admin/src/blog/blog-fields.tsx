import { Flex } from '@strapi/design-system';
import { useMemo, useRef } from 'react';
import { isBlank, limits, type CheckedEntry } from '../../../api';
import { AddressField } from '../addresses/address-field';
import { EntryChecks } from '../checks/entry-checks';
import { goToPlace, type SelectPart } from '../checks/go-to-place';
import { RichTextEditor } from '../editor/rich-text-editor';
import type { FieldsProps } from '../states/entry-kind';
import { missingText } from '../ui/forms/entry-fields';
import { TextField } from '../ui/forms/text-field';
import { readPicture } from '../ui/pictures/chosen-picture';
import { PictureField } from '../ui/pictures/picture-field';
import { sizeProblem } from '../ui/pictures/picture-files';
import type { BlogForm } from './blog-form';
import { CategoryField } from './category-field';
import { SearchAndSharing } from './sharing/search-and-sharing';

/** The fields of a blog, in the order of Spec §2. */
export function BlogFields(props: FieldsProps<BlogForm>) {
  const { value, change, waitFor, marked, titleRef, id } = props;
  const { title, image, description, socialImage } = value;
  const fields = useRef<HTMLDivElement>(null);
  const selectPart = useRef<SelectPart>(null);
  const checked = useMemo(
    (): CheckedEntry => ({ kind: 'blog', title, description, images: image.map(readPicture) }),
    [title, description, image],
  );
  // The other fields are a few hundred bytes. The exact size is checked on submit.
  const tooLarge = useMemo(
    () => sizeProblem({ image, description, socialImage }),
    [image, description, socialImage],
  );
  const missing = (empty: boolean) => (marked && empty ? missingText : undefined);

  return (
    <Flex ref={fields} direction="column" alignItems="stretch" gap={5}>
      <TextField
        name="title"
        label="Title"
        value={value.title}
        maxLength={limits.title}
        inputRef={titleRef}
        error={missing(isBlank(value.title))}
        onChange={(title) => {
          change({ title });
        }}
      />
      <AddressField
        id={id}
        title={value.title}
        value={value.slug}
        onChange={(slug) => {
          change({ slug });
        }}
      />
      <PictureField
        label="Image"
        value={image}
        error={tooLarge ?? missing(image.length === 0)}
        onChange={(next) => {
          change((now) => ({ image: next(now.image) }));
        }}
        onReading={waitFor}
      />
      <TextField
        name="tag"
        label="Tag"
        value={value.tag}
        maxLength={limits.tag}
        onChange={(tag) => {
          change({ tag });
        }}
      />
      <CategoryField
        value={value.category}
        error={missing(isBlank(value.category)) ?? false}
        onChange={(category) => {
          change({ category });
        }}
      />
      <RichTextEditor
        label="Description"
        value={description}
        pictures
        error={missing(isBlank(description))}
        onChange={(html) => {
          change({ description: html });
        }}
        selectRef={selectPart}
      />
      <TextField
        name="author"
        label="Author"
        hint="Readers see it above the text, if it is filled in."
        value={value.author}
        maxLength={limits.author}
        onChange={(author) => {
          change({ author });
        }}
      />
      <SearchAndSharing value={value} change={change} waitFor={waitFor} />
      <EntryChecks
        entry={checked}
        onGo={(place) => {
          goToPlace(fields.current, place, selectPart.current);
        }}
      />
    </Flex>
  );
}
