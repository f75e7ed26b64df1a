import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Rail } from '../rail/rail';
import { expectFocus, expectInWindow, pictureOf, press, titleOf, wordsOf } from '../testing';
import { Tile } from '../tile/tile';
import { EndScreen } from './end-screen';

const renderTile = (index: number) => {
  const { title, meta } = titleOf(index);
  return <Tile href={`/t/${index}`} title={title} meta={meta} image={pictureOf(index)} />;
};

const meta = {
  component: EndScreen,
  tags: ['mirrored'],
  args: { text: '', title: 'Havgus', preferred: 'next', actions: null },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <main style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }}>
        <img
          src={pictureOf(2, { width: 1280, height: 720 })}
          alt=""
          style={{ position: 'absolute', width: '100%', height: '100%' }}
        />
        <EndScreen
          {...args}
          text={words.programmeOver}
          actions={
            <>
              <Button focusKey="next" order={0} icon="next" label="Næste: 4. Den lange nat" isPrimary />
              <Button focusKey="replay" order={1} icon="retry" label={words.replay} />
              <Button focusKey="details" order={2} icon="info" label={words.details} />
              <Button focusKey="back" order={3} icon="back" label={words.back} />
            </>
          }
          rail={
            <Rail
              focusKey="suggestions"
              order={1}
              title={words.suggestions}
              role="wide"
              count={8}
              keyOf={String}
              start="0"
              renderTile={renderTile}
            />
          }
        />
      </main>
    );
  },
} satisfies Meta<typeof EndScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhatElse: Story = {
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', 'Næste: 4. Den lange nat');
    await press(context, 'onward', 'onward');
    await expectFocus(context, 'button', words.details);
    await expectInWindow(context);
    await press(context, 'down');
    await expectFocus(context, 'link', new RegExp(titleOf(0).title));
  },
};
