import type { Navigation } from './navigation';

/** Goes back, or home where the viewer came in from outside; answers false at home, where nothing lies behind. */
export function goBack(navigation: Navigation, home: string): boolean {
  if (navigation.back()) return true;
  if (navigation.location.get().screen.path === home) return false;
  navigation.replace(home);
  return true;
}
