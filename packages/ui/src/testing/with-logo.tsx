import { plainBrand } from '@fjernsyn/brand/testing';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { UiProvider, useUiSettings } from '../settings/ui-settings';
import { pictureOf } from './picture-of';

const logo = { width: 160, height: 40 };

function WithLogo({ children }: { readonly children: ReactNode }): ReactNode {
  const artwork = { ...plainBrand.artwork, logo: { ...logo, src: pictureOf(5, logo) } };
  return (
    <UiProvider {...useUiSettings()} artwork={artwork}>
      {children}
    </UiProvider>
  );
}

/** Gives a story a brand that has a picture for a logo. */
export const withLogo: Decorator = (Story) => (
  <WithLogo>
    <Story />
  </WithLogo>
);
