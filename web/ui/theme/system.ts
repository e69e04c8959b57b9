// The look of the product as a Chakra system: tokens for light and dark, global styles, and the recipes in use (principles, Screens).
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';

const px = (value: number) => ({ value: `${value / 16}rem` });
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The 4 px grid, by multiples. */
const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 58, 64, 80, 96];
const grid = Object.fromEntries(STEPS.map((step) => [step, px(step * 4)]));

const CHINESE_FONTS = '"PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC Variable"';
const LATIN_FONTS = '-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Open Sans",Arial';
const UI_FONT = `${CHINESE_FONTS},system-ui,${LATIN_FONTS},sans-serif`;
/**
 * The screens in English: a Latin font first, and one for quotation marks alone (base.css), or they come out as wide as a Chinese
 * character.
 */
const UI_LATIN_FONT = `${LATIN_FONTS},"Latin quotes",${CHINESE_FONTS},system-ui,sans-serif`;
/** Where no Chinese serif font is installed, the one that the product brings. */
const READING_FONT =
  '"Songti SC","Noto Serif CJK SC","Source Han Serif SC","SimSun",Georgia,"Times New Roman","Noto Sans SC Variable",serif';
/** English text, for the same reason. */
const READING_LATIN_FONT = 'Georgia,"Times New Roman","Noto Serif","Liberation Serif","Songti SC","Noto Serif CJK SC",serif';
const MONO_FONT = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

/** One tone: text on paper or tint, the tint itself, and a solid fill under white text. All text pairs are at least 4.5:1. */
const tone = (fg: readonly [string, string], tint: readonly [string, string], solid: readonly [string, string]) => ({
  fg: pair(...fg),
  tint: pair(...tint),
  solid: pair(...solid),
});

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'c',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1200px', '2xl': '1440px' },
    tokens: {
      spacing: grid,
      sizes: {
        ...grid,
        full: { value: '100%' },
        prose: { value: '46rem' },
        form: { value: '60rem' },
        page: { value: '90rem' },
        list: { value: '110rem' },
      },
      radii: { none: { value: '0' }, sm: px(4), md: px(6), lg: px(10), full: { value: '9999px' } },
      fonts: {
        body: { value: UI_FONT },
        bodyLatin: { value: UI_LATIN_FONT },
        heading: { value: UI_FONT },
        reading: { value: READING_FONT },
        readingLatin: { value: READING_LATIN_FONT },
        mono: { value: MONO_FONT },
      },
      fontSizes: { xs: px(12), sm: px(13), md: px(14), lg: px(16), xl: px(18), '2xl': px(22), '3xl': px(28) },
      fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 }, bold: { value: 700 } },
      lineHeights: { tight: { value: 1.3 }, normal: { value: 1.5 }, reading: { value: 1.7 } },
      durations: { fast: { value: '100ms' }, normal: { value: '150ms' } },
      // The header's menus open over the foot of a form.
      zIndex: { sticky: { value: 10 }, bar: { value: 20 }, header: { value: 30 }, popover: { value: 40 } },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: pair('#FAF9F6', '#14181F'),
          panel: pair('#FFFFFF', '#1B212A'),
          subtle: pair('#F3F1EC', '#222A35'),
          emphasized: pair('#E9E6DE', '#2D3643'),
        },
        fg: { DEFAULT: pair('#1C2430', '#E8E6E1'), muted: pair('#5B6675', '#A7B0BC'), onSolid: pair('#FFFFFF', '#FFFFFF') },
        border: { DEFAULT: pair('#E3E0D8', '#303946'), control: pair('#918D83', '#6E7A8A') },
        accent: { ...tone(['#2B4C8C', '#A3BDF3'], ['#E9EEF7', '#232F47'], ['#2B4C8C', '#4469B4']), hover: pair('#223D71', '#3B5DA3') },
        danger: { ...tone(['#B3362B', '#F2A099'], ['#FAECEA', '#3D2523'], ['#B3362B', '#B3443A']), hover: pair('#962B22', '#9E3A31') },
        success: tone(['#27704F', '#86CDAA'], ['#E6F2EC', '#1C3429'], ['#27704F', '#2E7D5B']),
        warning: tone(['#875609', '#E6BC70'], ['#FBF1DF', '#3A2E18'], ['#875609', '#8F5D10']),
        violet: tone(['#6B4FA0', '#C3B0EB'], ['#F0EBF8', '#2E2743'], ['#6B4FA0', '#7358AB']),
        teal: tone(['#1F6B75', '#86C5CF'], ['#E3F1F3', '#1A3338'], ['#1F6B75', '#2C7A85']),
        slate: tone(['#4E5968', '#B2BBC7'], ['#EDEFF2', '#28303B'], ['#4E5968', '#5B6675']),
        // The greys of a chart, beside its one colour: what lies further from the subject is paler.
        shade: {
          1: pair('#6F7A88', '#A9B3BF'),
          2: pair('#98A1AC', '#86919E'),
          3: pair('#B9C0C8', '#65707D'),
          4: pair('#D3D7DC', '#4A5562'),
        },
      },
      shadows: {
        float: pair('0 6px 24px rgb(28 36 48 / 14%), 0 1px 3px rgb(28 36 48 / 10%)', '0 8px 28px rgb(0 0 0 / 55%), 0 0 0 1px #303946'),
      },
    },
  },
});

export const system = createSystem(defaultBaseConfig, config);

/**
 * Meanings of the colours: accent = in work, success = accepted or published, warning = waiting on the author, violet = reviewers, teal =
 * editor-in-chief and publisher, slate = drafts and closed.
 */
export type Tone = 'accent' | 'success' | 'warning' | 'violet' | 'teal' | 'slate' | 'danger';
