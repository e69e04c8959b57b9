// A field for formatted text: label, toolbar, text. Its value is the stored form (shared/rich-text.ts).
import { chakra } from '@chakra-ui/react';
import { Suspense, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descendant } from 'slate';
import { Editable, ReactEditor, Slate } from 'slate-react';
import { Field, useFieldControl } from '../ui/form/Field.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { insertThing, replaceText } from './commands.ts';
import { createRichEditor } from './editor.ts';
import { renderElement, renderLeaf, VariablesContext, type Variable } from './elements.tsx';
import { toHtml } from './html.ts';
import { readHtml, rememberSource } from './images.ts';
import { handleKey } from './keys.ts';
import { richTextLook } from './look.ts';
import type { RichEditor } from './nodes.ts';
import { Toolbar } from './Toolbar.tsx';
import type { UploadImage } from './upload-image.ts';

interface RichTextProps {
  label: string;
  /** A heading above says it. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Those the text may have, offered in a menu; others are marked as unknown. Left out, none is offered and none is marked. */
  variables?: readonly Variable[];
  /** Stores an image and answers where it is, or null when that failed and was reported. Left out, no images are offered. */
  onUploadImage?: UploadImage | undefined;
  minRows?: number;
  isReadOnly?: boolean;
  isRequired?: boolean;
  help?: ReactNode;
  /** As of Field. */
  error?: string | undefined;
}

export function RichText({ label, isLabelHidden = false, help, error, isRequired = false, ...rest }: RichTextProps) {
  return (
    <Field
      label={isLabelHidden ? <chakra.span srOnly>{label}</chakra.span> : label}
      help={help}
      error={error}
      isRequired={isRequired}
      isGroup
      isChoice={false}
    >
      {/* Its words may come after the page: without a boundary of its own, the page would be taken away while somebody types beside it. */}
      <Suspense fallback={<Skeleton height="16rem" />}>
        <RichTextBox label={label} {...rest} />
      </Suspense>
    </Field>
  );
}

function RichTextBox({
  label,
  value,
  onChange,
  onBlur,
  variables,
  onUploadImage,
  minRows = 6,
  isReadOnly = false,
}: Omit<RichTextProps, 'help' | 'error' | 'isRequired' | 'isLabelHidden'>) {
  const { t } = useTranslation('editor');
  const [editor] = useState(createRichEditor);
  const [initial] = useState(() => readHtml(value));
  const box = useRef<HTMLDivElement>(null);
  const wiring = useFieldControl();
  const isNew = useFollow(editor, value);

  function handleChange(nodes: Descendant[]) {
    const html = toHtml(nodes);
    if (isNew(html)) onChange(html);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (isReadOnly || handleKey(editor, event)) return;
    if (event.key === 'F10' && event.altKey) {
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
    }
  }
  /** A picture from the clipboard, as of a screen. */
  function handlePaste(event: ClipboardEvent) {
    const { files, types } = event.clipboardData;
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'));
    if (isReadOnly || !onUploadImage || types.includes('text/html') || pictures.length === 0) return;
    event.preventDefault();
    void insertPictures(editor, pictures, onUploadImage);
  }
  return (
    <VariablesContext value={variables ?? null}>
      <chakra.div
        ref={box}
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="md"
        bg={isReadOnly ? 'bg.subtle' : 'bg.panel'}
        css={{
          '&:has([contenteditable=true]:focus)': { outline: '2px solid {colors.accent.fg}', outlineOffset: '-1px' },
          '&:has([aria-invalid=true])': { borderColor: 'danger.fg' },
          '& [data-slate-editor]': {
            ...richTextLook,
            minHeight: `calc(${minRows * 1.7}em + 1.5rem)`,
            maxHeight: '32rem',
            overflowY: 'auto',
            padding: '{spacing.3}',
            outline: 'none',
          },
          '@media (pointer: coarse)': { '& [data-slate-editor]': { fontSize: '16px' } },
        }}
      >
        <Slate editor={editor} initialValue={initial} onValueChange={handleChange}>
          {!isReadOnly && <Toolbar label={label} variables={variables ?? []} onUploadImage={onUploadImage} />}
          <Editable
            {...wiring}
            role="textbox"
            aria-multiline
            aria-label={label}
            aria-keyshortcuts="Alt+F10"
            title={isReadOnly ? undefined : t('editor.keys')}
            readOnly={isReadOnly}
            renderElement={renderElement}
            renderLeaf={renderLeaf}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
            onBlur={onBlur}
          />
        </Slate>
      </chakra.div>
    </VariablesContext>
  );
}

/** A newly passed value, as after a conflict or another's save, replaces the shown one. Returns the handler for outgoing values. */
function useFollow(editor: RichEditor, value: string): (html: string) => boolean {
  /** The shown value, as passed in or out; and earlier outgoing values not passed in again yet. */
  const latest = useRef(value);
  const earlier = useRef(new Set<string>());
  useLayoutEffect(() => {
    if (value === latest.current) earlier.current.clear();
    if (value === latest.current || earlier.current.has(value)) return;
    latest.current = value;
    earlier.current.clear();
    replaceText(editor, readHtml(value));
  }, [editor, value]);
  return (html) => {
    if (html === latest.current) return false;
    earlier.current.add(latest.current);
    latest.current = html;
    return true;
  };
}

async function insertPictures(editor: RichEditor, pictures: readonly File[], upload: UploadImage): Promise<void> {
  for (const picture of pictures) {
    // One after the other, in their order.
    const uploaded = await upload(picture);
    if (uploaded === null) continue;
    rememberSource(uploaded.file, uploaded.src);
    insertThing(editor, { type: 'image', file: uploaded.file, alt: '' });
  }
  ReactEditor.focus(editor);
}
