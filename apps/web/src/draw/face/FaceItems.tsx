import { memo } from 'react';
import { pair, short } from '../geometry/point.ts';
import { MarkSign, TerrainSign } from '../glyphs.tsx';
import type { Companies } from '../palette.ts';
import { textWidth } from '../text-width.ts';
import { glyphsOf, glyphWidth } from './cost-width.ts';
import { ReservedPlace } from './FaceStops.tsx';
import type { CostItem, Item, NameItem, StepsItem, ValueItem } from './items.ts';
import type { Face, Ground } from './model.ts';

interface FaceItemsProps {
  readonly face: Face;
  readonly companies: Companies;
  /** The step of values now in force. */
  readonly phase?: string | null | undefined;
}

/** Words, figures and signs, upright. */
export const FaceItems = memo(function FaceItems({ face, companies, phase = null }: FaceItemsProps) {
  return (
    <>
      {face.items.map((item) => (
        <g key={`${item.kind} ${pair(item.at)}`} transform={`translate(${pair(item.at)})`}>
          <ItemShape item={item} ground={face.ground} phase={phase} companies={companies} />
        </g>
      ))}
    </>
  );
});

interface ItemShapeProps {
  readonly item: Item;
  readonly ground: Ground;
  readonly phase: string | null;
  readonly companies: Companies;
}

/** The offset, as a part of the font size, by which a line of figures looks centred. */
const DROP = 0.355;

function ItemShape({ item, ground, phase, companies }: ItemShapeProps) {
  switch (item.kind) {
    case 'value':
      return <Value item={item} />;
    case 'steps':
      return <Steps item={item} phase={phase} />;
    case 'mark':
      return (
        <g transform={`scale(${short(item.scale)})`}>
          <MarkSign mark={item.mark} form={item.form} />
        </g>
      );
    case 'label':
      return (
        <text
          className={isLand(ground) ? 'dw-label dw-on-land' : 'dw-label'}
          y={item.fontSize * DROP}
          fontSize={item.fontSize}
        >
          {item.text}
        </text>
      );
    case 'cost':
      return <Cost item={item} ground={ground} />;
    case 'name':
      return <Name item={item} ground={ground} />;
    case 'ferry':
      return (
        <>
          <rect
            className="dw-ferry-value"
            x={-item.width / 2}
            y={-item.height / 2}
            width={item.width}
            height={item.height}
            rx={item.height * 0.34}
          />
          <text className="dw-ferry-text" y={item.fontSize * DROP} fontSize={item.fontSize}>
            {item.text}
          </text>
        </>
      );
    case 'number':
      return (
        <text className="dw-number" y={item.fontSize * DROP} fontSize={item.fontSize}>
          {item.text}
        </text>
      );
    case 'home': {
      const look = companies[item.company];
      return look === undefined ? null : (
        <>
          <circle className="dw-city" r={item.width / 2 - 1} />
          <ReservedPlace look={look} at={[0, 0]} radius={item.width / 2 + 3} />
        </>
      );
    }
  }
}

function isLand(ground: Ground): boolean {
  return ground === 'land' || ground === 'hills' || ground === 'rim';
}

function Value({ item }: { readonly item: ValueItem }) {
  return (
    <>
      <circle className="dw-value" r={item.width / 2} />
      <text className="dw-value-text" y={item.fontSize * DROP} fontSize={item.fontSize}>
        {item.text}
      </text>
    </>
  );
}

function Steps({ item, phase }: { readonly item: StepsItem; readonly phase: string | null }) {
  const width = item.width / item.boxes.length;
  const boxes = item.boxes.map((box, i) => ({
    ...box,
    x: i * width - item.width / 2,
    ground: box.steps[0] ?? 'plain',
    isNow: phase !== null && box.steps.includes(phase),
  }));
  const now = boxes.find(({ isNow }) => isNow);
  const frame = { y: -item.height / 2, width, height: item.height };
  return (
    <>
      {boxes.map(({ x, value, ground, isNow }) => (
        <g key={x}>
          <rect className={`dw-step dw-step-${ground}`} x={x} {...frame} />
          <text
            className={isNow ? 'dw-step-text dw-now' : 'dw-step-text'}
            x={x + width / 2}
            y={item.fontSize * DROP}
            fontSize={item.fontSize}
          >
            {value}
          </text>
        </g>
      ))}
      {now !== undefined && <rect className="dw-step-now" x={now.x} {...frame} />}
    </>
  );
}

function Cost({ item, ground }: { readonly item: CostItem; readonly ground: Ground }) {
  const glyphs = glyphsOf(item.cost, item.types);
  const scale = item.fontSize / 16;
  const figures = textWidth(String(item.cost), 700) * 16;
  const className = isLand(ground) ? 'dw-cost' : 'dw-cost dw-on-tile';
  if (item.form === 'stack') {
    const [first] = glyphs;
    return (
      <g className={className} transform={`scale(${short(scale)})`}>
        {first !== undefined && (
          <g transform="translate(0 -8)">
            <TerrainSign glyph={first} />
          </g>
        )}
        <text className="dw-cost-text" y={15} fontSize={16}>
          {item.cost}
        </text>
      </g>
    );
  }
  const whole = glyphs.reduce((sum, glyph) => sum + glyphWidth(glyph), 4) + figures;
  let left = -whole / 2;
  return (
    <g className={className} transform={`scale(${short(scale)})`}>
      {item.form === 'pill' && (
        <rect
          className={`dw-pill dw-ground-${ground}`}
          x={-whole / 2 - 5}
          y={-10}
          width={whole + 10}
          height={20}
          rx={10}
        />
      )}
      {glyphs.map((glyph) => {
        const x = left + glyphWidth(glyph) / 2;
        left += glyphWidth(glyph);
        return (
          <g key={glyph} transform={`translate(${short(x)} 0)`}>
            <TerrainSign glyph={glyph} />
          </g>
        );
      })}
      <text className="dw-cost-text" x={left + 4 + figures / 2} y={5.7} fontSize={16}>
        {item.cost}
      </text>
    </g>
  );
}

function Name({ item, ground }: { readonly item: NameItem; readonly ground: Ground }) {
  const step = item.fontSize * 1.05;
  return (
    <>
      {item.lines.map((text, i) => (
        <text
          key={text}
          className={`dw-name dw-name-${ground}`}
          y={(i - (item.lines.length - 1) / 2) * step + item.fontSize * DROP}
          fontSize={item.fontSize}
        >
          {text}
        </text>
      ))}
    </>
  );
}
