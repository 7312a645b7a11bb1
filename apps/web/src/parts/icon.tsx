const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6v1',
  sun: 'M12 4V2m0 20v-2M4 12H2m20 0h-2M6.3 6.3 4.9 4.9m14.2 14.2-1.4-1.4M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4 3.500-6 8-6s8 2 8 6',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM2 20c0-3.500 3-5.500 7-5.500s7 2 7 5.500M16 5.500a3.200 3.200 0 0 1 0 6M18 15c2.500.700 4 2.400 4 5',
  chat: 'M4 5h16v11H10l-4 4v-4H4Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  map: 'm12 2 8.7 5v10L12 22l-8.7-5V7Z',
  now: 'M5 12h14m-6-6 6 6-6 6',
  market: 'M4 20V4m0 16h16M8 16l4-5 3 3 5-7',
  supply: 'M4 9h16v11H4zM4 9l3-5h10l3 5M10 13h4',
  sheets: 'M5 4h14v16H5zM5 9h14M10 9v11',
  log: 'M5 6h14M5 11h14M5 16h9',
  back: 'M15 5l-7 7 7 7',
  home: 'M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  eye: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  close: 'M6 6l12 12M18 6 6 18',
  book: 'M5 4h9a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM5 17a3 3 0 0 1 3-3h9',
  flask: 'M10 3h4M11 3v6l-6 10a1.500 1.500 0 0 0 1.300 2h11.400a1.500 1.500 0 0 0 1.300-2L13 9V3M8 15h8',
  save: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  open: 'M12 16V5m-5 5 5-5 5 5M5 20h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  settings: 'M4 7h9m4 0h3M15 5v4M4 12h3m4 0h9M9 10v4M4 17h11m4 0h1M17 15v4',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

export function Brand() {
  return (
    <svg viewBox="0 0 26 26" className="brand-mark" aria-hidden="true">
      <rect width="26" height="26" rx="6" fill="var(--ink)" />
      <path d="M3 18h20M5 18C12 18 13 8 21 8h2" fill="none" stroke="var(--surface)" strokeWidth="3" />
      <circle cx="8" cy="8" r="2.6" fill="#f6d24a" />
    </svg>
  );
}
