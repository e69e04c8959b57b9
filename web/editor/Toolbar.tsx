// The tools of S2 §2.8 and their effect at the caret.
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReactEditor, useSlate } from 'slate-react';
import { TEXT_ALIGNMENTS, TEXT_COLOURS, type TextDirection } from '../../shared/rich-text.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import {
  changeIndent,
  currentAlignment,
  currentColour,
  currentDirection,
  currentLink,
  currentType,
  insertThing,
  isMarked,
  selectedImage,
  setAlignment,
  setColour,
  setDirection,
  toggleBlock,
  toggleMark,
} from './commands.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { HEADINGS, type Mark, type RichEditor } from './nodes.ts';
import { TabStopContext, Tool, ToolGap, ToolMenu, type ToolProps } from './Tool.tsx';
import { useTabStop } from './useTabStop.ts';
import type { Variable } from './elements.tsx';
import type { UploadImage } from './upload-image.ts';
import { VideoDialog } from './VideoDialog.tsx';

interface ToolbarProps {
  label: string;
  variables: readonly Variable[];
  onUploadImage?: UploadImage | undefined;
}

type Asking = 'link' | 'image' | 'video' | null;

const COLOURS = Object.entries(TEXT_COLOURS);
const NO_COLOUR = 'none';
const ALIGNMENTS = { left: 'alignLeft', center: 'alignCenter', right: 'alignRight', justify: 'alignJustify' } as const;

/** After a menu has closed and given the focus back to its button. */
function backToText(editor: RichEditor): void {
  setTimeout(() => ReactEditor.focus(editor), 0);
}

export function Toolbar({ label, variables, onUploadImage }: ToolbarProps) {
  const editor = useSlate();
  const { t } = useTranslation('editor');
  const bar = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const { stop, handleFocus, handleKeyDown } = useTabStop(bar, () => ReactEditor.focus(editor));
  const type = currentType(editor);
  const heading = HEADINGS.find((one) => one === type);
  const alignment = currentAlignment(editor);
  const direction = currentDirection(editor);
  const colour = currentColour(editor);

  function withFocus(act: (editor: RichEditor) => void) {
    return () => {
      act(editor);
      ReactEditor.focus(editor);
    };
  }
  function choose(act: () => void) {
    act();
    backToText(editor);
  }
  function handleClose() {
    setAsking(null);
    backToText(editor);
  }
  const tool = (icon: IconName, label: string, act: (editor: RichEditor) => void, rest: Partial<ToolProps> = {}) => (
    <Tool key={icon} icon={icon} label={label} onUse={withFocus(act)} {...rest} />
  );
  const mark = (name: Mark, keys: string) =>
    tool(name, t(`editor.tool.${name}`), () => toggleMark(editor, name), { keys, isOn: isMarked(editor, name) });
  const block = (name: 'quote' | 'code' | 'ordered' | 'bulleted', icon: IconName, keys?: string) =>
    tool(icon, t(`editor.tool.${name}`), () => toggleBlock(editor, name), { isOn: type === name, ...(keys !== undefined && { keys }) });
  const turn = (dir: TextDirection, icon: IconName) =>
    tool(icon, t(`editor.direction.${dir}`), () => setDirection(editor, dir), { isOn: direction === dir });
  return (
    <>
      <TabStopContext value={stop}>
        <chakra.div
          ref={bar}
          role="toolbar"
          aria-label={t('editor.toolbar', { label })}
          onFocus={handleFocus}
          onKeyDown={handleKeyDown}
          display="flex"
          flexWrap={{ base: 'nowrap', md: 'wrap' }}
          overflowX={{ base: 'auto', md: 'visible' }}
          alignItems="center"
          gap="0.5"
          px="1.5"
          py="1"
          bg="bg.subtle"
          borderBottomWidth="1px"
          borderTopRadius="md"
        >
          <ToolMenu
            label={t('editor.tool.style')}
            choices={['paragraph', ...HEADINGS].map((value) => ({
              value,
              label: t(`editor.style.${value}`),
              isCurrent: value === (heading ?? 'paragraph'),
            }))}
            onChoose={(value) =>
              choose(() => {
                const chosen = HEADINGS.find((one) => one === value);
                if (chosen !== heading) toggleBlock(editor, chosen ?? heading ?? 'paragraph');
              })
            }
          >
            <chakra.span minW="4.5rem" textAlign="start" fontSize="sm" whiteSpace="nowrap">
              {t(`editor.style.${heading ?? 'paragraph'}`)}
            </chakra.span>
          </ToolMenu>
          <ToolGap />
          {mark('bold', 'Ctrl+B')}
          {mark('italic', 'Ctrl+I')}
          {mark('underline', 'Ctrl+U')}
          {mark('strike', 'Ctrl+Shift+X')}
          <ToolMenu
            label={t('editor.tool.colour')}
            choices={[
              { value: NO_COLOUR, label: t('editor.colour.none'), isCurrent: colour === undefined },
              ...COLOURS.map(([name, swatch]) => ({
                value: swatch,
                label: t(`editor.colour.${name}`),
                swatch,
                isCurrent: colour === swatch,
              })),
            ]}
            onChoose={(value) => choose(() => setColour(editor, value === NO_COLOUR ? null : value))}
          >
            <chakra.span display="inline-flex" borderBottomWidth="3px" style={{ borderColor: colour ?? 'currentcolor' }}>
              <Icon name="textColour" />
            </chakra.span>
          </ToolMenu>
          <ToolGap />
          {block('quote', 'quote')}
          {block('code', 'code')}
          {block('ordered', 'listOrdered', 'Ctrl+Shift+7')}
          {block('bulleted', 'list', 'Ctrl+Shift+8')}
          {tool('outdent', t('editor.tool.outdent'), () => changeIndent(editor, -1), { keys: 'Ctrl+[' })}
          {tool('indent', t('editor.tool.indent'), () => changeIndent(editor, 1), { keys: 'Ctrl+]' })}
          <ToolGap />
          {TEXT_ALIGNMENTS.map((value) =>
            tool(ALIGNMENTS[value], t(`editor.align.${value}`), () => setAlignment(editor, value), { isOn: alignment === value }),
          )}
          {turn('ltr', 'directionRight')}
          {turn('rtl', 'directionLeft')}
          <ToolGap />
          <Tool icon="link" label={t('editor.tool.link')} isOn={currentLink(editor) !== null} onUse={() => setAsking('link')} />
          {onUploadImage && (
            <Tool icon="image" label={t('editor.tool.image')} isOn={selectedImage(editor) !== null} onUse={() => setAsking('image')} />
          )}
          <Tool icon="video" label={t('editor.tool.video')} onUse={() => setAsking('video')} />
          {variables.length > 0 && (
            <ToolMenu
              label={t('editor.tool.variable')}
              choices={variables.map(({ name, label: text }) => ({ value: name, label: text }))}
              onChoose={(name) => choose(() => insertThing(editor, { type: 'variable', name }))}
            >
              <Icon name="braces" />
              <chakra.span fontSize="sm" whiteSpace="nowrap">
                {t('editor.tool.variable')}
              </chakra.span>
            </ToolMenu>
          )}
          <ToolGap />
          {tool('undo', t('editor.tool.undo'), () => editor.undo(), { keys: 'Ctrl+Z', isDisabled: editor.history.undos.length === 0 })}
          {tool('redo', t('editor.tool.redo'), () => editor.redo(), {
            keys: 'Ctrl+Shift+Z',
            isDisabled: editor.history.redos.length === 0,
          })}
        </chakra.div>
      </TabStopContext>
      {asking === 'link' && <LinkDialog onClose={handleClose} />}
      {asking === 'image' && onUploadImage && <ImageDialog onUploadImage={onUploadImage} onClose={handleClose} />}
      {asking === 'video' && <VideoDialog onUploadImage={onUploadImage} onClose={handleClose} />}
    </>
  );
}
