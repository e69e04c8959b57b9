// Line icons, drawn on a 24 grid. Decorative: the words beside them carry the meaning.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const PATHS = {
  alert: 'M12 8v5m0 3.5v.01M10.3 3.9 2.4 17.5A2 2 0 0 0 4.1 20.5h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  alignCenter: 'M4 6h16M7 12h10M4 18h16',
  alignJustify: 'M4 6h16M4 12h16M4 18h16',
  alignLeft: 'M4 6h16M4 12h10M4 18h16',
  alignRight: 'M4 6h16M10 12h10M4 18h16',
  archive: 'M4 8v11h16V8M3 4h18v4H3zM10 12h4',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  article: 'M5 3h14v18H5zM9 8h6m-6 4h6m-6 4h4',
  bell: 'M6 9a6 6 0 0 1 12 0c0 6 2.5 7 2.5 7h-17S6 15 6 9m4 10.5a2.2 2.2 0 0 0 4 0',
  bold: 'M7 4.5h6a3.75 3.75 0 0 1 0 7.500H7zM7 12h7a3.75 3.75 0 0 1 0 7.500H7z',
  book: 'M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5v-15Zm0 15A2.5 2.5 0 0 0 6.5 21H20v-3',
  bookPlus: 'M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5v-15Zm0 15A2.5 2.5 0 0 0 6.5 21H20v-3M12 7.5v6m-3-3h6',
  braces: 'M9 4H8a2 2 0 0 0-2 2v4l-2 2 2 2v4a2 2 0 0 0 2 2h1M15 4h1a2 2 0 0 1 2 2v4l2 2-2 2v4a2 2 0 0 1-2 2h-1',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2m-2 4h2m-2 4h2',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8 3v4m8-4v4',
  calendarPlus: 'M4 5.5h16V20H4zM4 10h16M8 3v4m8-4v4m-4 5v6m-3-3h6',
  chart: 'M4 20V10m6 10V4m6 16v-7m5 7H3',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  checkCircle: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.5 2.8 2.8L16 10',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  chevronUp: 'm6 15 6-6 6 6',
  circle: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'm8 7-5 5 5 5m8-10 5 5-5 5',
  current: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-6.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  directionLeft: 'M9 15V4h5M13 4v11M9 4a3.5 3.5 0 0 0 0 7M19 20H5m3-3-3 3 3 3',
  directionRight: 'M9 15V4h5M13 4v11M9 4a3.5 3.5 0 0 0 0 7M5 20h14m-3-3 3 3-3 3',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  edit: 'M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4',
  externalLink: 'M14 4h6v6m0-6-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  file: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8l-5-5Zm0 0v5h5',
  filter: 'M4 5h16l-6 7.5V19l-4-2v-4.5L4 5Z',
  flow: 'M3 4h7v5H3zM14 15h7v5h-7zM6.5 9v8.5H14M10 6.5h7.5V15',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm7.4-1.5a7.7 7.7 0 0 0 0-3l2-1.5-2-3.4-2.4 1a7.6 7.6 0 0 0-2.6-1.5L14 2.5h-4l-.4 2.6A7.6 7.6 0 0 0 7 6.6l-2.4-1-2 3.4 2 1.5a7.7 7.7 0 0 0 0 3l-2 1.5 2 3.4 2.4-1a7.6 7.6 0 0 0 2.6 1.5l.4 2.6h4l.4-2.6a7.6 7.6 0 0 0 2.6-1.5l2.4 1 2-3.4-2-1.5Z',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c2.5 2.5 3.7 5.6 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.6-3.7-9s1.2-6.5 3.7-9Z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.500L20 18M15.5 9.500h.01',
  inbox: 'M4 13 6.5 5h11L20 13v6H4v-6Zm0 0h5l1.5 2.5h3L15 13h5',
  inboxCheck: 'M4 13 6.5 5h11L20 13v6H4v-6Zm0 0h5l1.5 2.5h3L15 13h5M9.5 9l2 2 3.5-4',
  indent: 'M4 5h16M11 10h9M11 14h9M4 19h16M4 9.500l3 2.5-3 2.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.5v.01',
  italic: 'M10 4.500h7M7 19.500h7M13.5 4.500l-3 15',
  key: 'M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm4.5-4.5H21m-3.5 0v3.5',
  keyboard: 'M3 7a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1Zm4 3h.01M10.5 10h.01M14 10h.01M17 10h.01M7 14h10',
  layers: 'm12 3 9 5-9 5-9-5 9-5ZM3 12.5l9 5 9-5M3 17l9 5 9-5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.5 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700l1.5-1.5',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  listOrdered: 'M10 6h10M10 12h10M10 18h10M4 4.500l1.5-.5v5M4 14.500c0-2 3-1.5 3 0 0 1.5-3 2.5-3 4h3',
  log: 'M12 7v5l3 2M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.5M3.5 4v4.5H8',
  mail: 'M3 6h18v13H3zM3 7l9 6.5L21 7',
  map: 'M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.500Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M6 12h12',
  monitor: 'M3 5h18v11H3zM8 20h8m-4-4v4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  outdent: 'M4 5h16M11 10h9M11 14h9M4 19h16M7 9.5 4 12l3 2.5',
  people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
  pie: 'M12 3v9h9a9 9 0 1 1-9-9Zm4 .9A9 9 0 0 1 20.1 8H16V3.900Z',
  plus: 'M12 5v14M5 12h14',
  progress: 'M4 6h16M4 12h10M4 18h6',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-2.6-11.2a2.6 2.6 0 1 1 3.9 2.3c-.8.5-1.3 1-1.3 1.9m0 2.5v.01',
  quote: 'M5 17c3-1 4-3 4-6V7H4v5h4M14 17c3-1 4-3 4-6V7h-5v5h4',
  redo: 'm15 5 4 4-4 4M19 9H10a5 5 0 0 0 0 10h3',
  refresh: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 4v4.5h-4.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  send: 'M20.5 3.5 3 10.5l7 3 3 7 7.5-17ZM10 13.5l4-4',
  shield: 'M12 3 5 6v5.500c0 4.5 3 7.5 7 9.5 4-2 7-5 7-9.500V6l-7-3Z',
  signOut: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h11m-4-4 4 4-4 4',
  sortAsc: 'm7 14 5-5 5 5',
  sortDesc: 'm7 10 5 5 5-5',
  sortNone: 'm8 9.5 4-4 4 4m-8 5 4 4 4-4',
  strike:
    'M4 12h16M16.5 7.500C16 5.5 14.2 4.5 12 4.500c-2.5 0-4.5 1.3-4.5 3.5 0 1 .4 1.8 1.2 2.400M7 16c.5 2.3 2.5 3.5 5 3.5 2.7 0 4.7-1.3 4.7-3.7',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  template: 'M4 4h16v16H4zM4 9h16M9 9v11',
  textColour: 'M6.5 16 12 4l5.5 12M8.5 12h7',
  turnedDown: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 8.500l7 7m0-7-7 7',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  undo: 'M9 5 5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3',
  upload: 'M12 16V5m-5 4.5 5-5 5 5M5 20h14',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  userPlus: 'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0M19 8v6m-3-3h6',
  video: 'M3 6h12v12H3zM15 10.500l6-3.500v10l-6-3.5',
} as const;

export type IconName = keyof typeof PATHS;

/** Strokes without a fill; the words beside it are read out. */
const DRAWN = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export function Icon({ name, boxSize = '1.25em', ...rest }: { name: IconName } & HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg {...DRAWN} boxSize={boxSize} flexShrink="0" display="inline-block" verticalAlign="-0.25em" {...rest}>
      <path d={PATHS[name]} />
    </chakra.svg>
  );
}

/** The same without styles of its own, for lists that show hundreds: the list around it says how it looks. */
export function PlainIcon({ name }: { name: IconName }) {
  return (
    <svg {...DRAWN} width="1.25em" height="1.25em">
      <path d={PATHS[name]} />
    </svg>
  );
}
