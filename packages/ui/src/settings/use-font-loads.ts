import { useLayoutEffect, useState } from 'react';

/** How often fonts have come since: what was measured before stands otherwise now. */
export function useFontLoads(): number {
  const [loads, setLoads] = useState(0);
  useLayoutEffect(() => {
    // WebKit 538 has no such set.
    const fonts = document.fonts as FontFaceSet | undefined;
    const hear = (): void => setLoads((before) => before + 1);
    fonts?.addEventListener('loadingdone', hear);
    return () => fonts?.removeEventListener('loadingdone', hear);
  }, []);
  return loads;
}
