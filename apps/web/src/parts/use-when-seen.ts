import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is made for a place in a list once it comes into sight; undefined until then, and where there is nothing to make. */
export function useWhenSeen<T>(
  make: (() => Promise<T | undefined>) | undefined,
): readonly [RefObject<HTMLLIElement | null>, T | undefined] {
  const place = useRef<HTMLLIElement>(null);
  const [made, setMade] = useState<T | undefined>();
  useEffect(() => {
    const { current } = place;
    if (!current || !make) return;
    let left = false;
    const sight = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        void make().then((found) => {
          if (!left) setMade(found);
        });
      },
      { rootMargin: '200px' },
    );
    sight.observe(current);
    return () => {
      left = true;
      sight.disconnect();
    };
  }, [make]);
  return [place, made];
}
