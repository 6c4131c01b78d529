import { panelReads } from '../../../api';
import { texts } from '../texts';
import { blogToForm, checkBlog, type BlogForm } from './blog-form';
import { BlogFields } from './BlogFields';
import type { ConflictField } from './ConflictDialog';
import { EntryForm } from './EntryForm';
import { EntryLoading } from './EntryLoading';
import { useEntry } from './useEntry';
import { useEntryForm } from './useEntryForm';

const title = 'Edit Blog';

const source = { list: panelReads.blogs, toForm: blogToForm };

const conflictFields = (mine: BlogForm, theirs: BlogForm): ConflictField[] => [
  { label: 'Title', kind: 'text', mine: mine.title, theirs: theirs.title },
  { label: 'Image', kind: 'pictures', mine: mine.image, theirs: theirs.image },
  { label: 'Tag', kind: 'text', mine: mine.tag, theirs: theirs.tag },
  { label: 'Category', kind: 'text', mine: mine.category, theirs: theirs.category },
  { label: 'Description', kind: 'rich-text', mine: mine.description, theirs: theirs.description },
];

interface EditBlogModalProps {
  /** Of the blog. */
  id: string;
  onClose: () => void;
  /** The blog was updated; whoever opened the modal closes it. */
  onUpdated: () => void;
}

interface BlogEditorProps extends EditBlogModalProps {
  initial: BlogForm;
  readNow: () => Promise<BlogForm | undefined>;
  goOnWith: (blog: BlogForm) => void;
}

function BlogEditor({ id, initial, readNow, goOnWith, onClose, onUpdated }: BlogEditorProps) {
  const form = useEntryForm({
    name: `blog/${id}`,
    initial,
    endpoint: 'editblog',
    id,
    check: checkBlog,
    success: texts.blogUpdated,
    readNow,
    onSaved: onUpdated,
  });
  return (
    <EntryForm
      title={title}
      submitLabel="Update"
      form={form}
      conflictFields={conflictFields}
      onTakeTheirs={goOnWith}
      onClose={onClose}
    >
      <BlogFields value={form.value} change={form.change} marked={form.attempted} />
    </EntryForm>
  );
}

/** The modal that edits a blog. Spec §2. */
export function EditBlogModal({ id, onClose, onUpdated }: EditBlogModalProps) {
  const { initial, problem, retry, readNow, goOnWith } = useEntry(source, id);
  if (initial === undefined) {
    return <EntryLoading title={title} problem={problem} onRetry={retry} onClose={onClose} />;
  }
  return (
    <BlogEditor
      key={initial.version}
      id={id}
      initial={initial}
      readNow={readNow}
      goOnWith={goOnWith}
      onClose={onClose}
      onUpdated={onUpdated}
    />
  );
}
