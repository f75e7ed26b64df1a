import type { ReactNode } from 'react';
import styles from './icon.module.css';
import type { IconDrawing } from './icon-drawing';
import { type IconName, iconDrawings } from './icon-paths';

/** Props of {@link Icon}. */
export interface IconProps {
  readonly name: IconName;
  readonly size?: IconSize;
}

/** Props of {@link DrawnIcon}. */
export interface DrawnIconProps {
  readonly drawing: IconDrawing;
  readonly size?: IconSize;
}

/** 20, 24, 28 or 34 px of the canvas; default `normal`, 24. */
export type IconSize = 'small' | 'normal' | 'large' | 'huge' | undefined;

const usualPenWidth = 2.3;

/** One of our own icons in the colour of the text around; says nothing to readers. */
export function Icon({ name, size }: IconProps): ReactNode {
  return <DrawnIcon drawing={iconDrawings[name]} size={size} />;
}

/** An icon by its drawing, for whoever brings drawings of their own. */
export function DrawnIcon({ drawing, size = 'normal' }: DrawnIconProps): ReactNode {
  const { pen, fill = [], digits, penWidth = usualPenWidth, isDirectional = false } = drawing;
  const sized = size === 'normal' ? '' : (styles[size] ?? '');
  return (
    <svg
      className={`${styles.icon} ${sized} ${isDirectional ? styles.directional : ''}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={penWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {pen.map((path) => (
        <path key={path} d={path} />
      ))}
      {fill.map((path) => (
        <path key={path} d={path} fill="currentColor" stroke="none" />
      ))}
      {digits !== undefined && (
        <text x="12" y="16.600" fontSize="8.500" fontWeight="800" stroke="none" fill="currentColor" textAnchor="middle">
          {digits}
        </text>
      )}
    </svg>
  );
}
