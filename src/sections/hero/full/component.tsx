import { useId } from 'react';
import { OnPicture } from '../../../ui/on-picture';
import type { SectionProps } from '../../section-props';
import { LoopAbove } from '../cut-picture';
import { type HeroSection, Region, Sheet, Words } from '../opening-parts';
import { heroRoom } from '../room';

type FullProps = Omit<SectionProps<'hero'>, 'section'> & {
  section: HeroSection;
  /** On narrow screens the words stand below the photograph. */
  apart?: boolean;
};

/** The words stand on the photograph. */
export default function Full({ section, apart }: FullProps) {
  const titleId = useId();
  const { picture, textPosition = 'start', form, shade, loop, anchor } = section;
  // The check asks for a photograph; on the dev server there may be none yet.
  if (!picture || !('file' in picture)) {
    return (
      <Region section={section} titleId={titleId} sx={{ p: 8 }}>
        <Words section={section} titleId={titleId} />
      </Region>
    );
  }
  return (
    <OnPicture
      room={heroRoom}
      titleId={titleId}
      anchor={anchor}
      photo={picture}
      shade={shade}
      position={textPosition}
      apart={apart}
      above={<LoopAbove loop={loop} />}
      beside={form && <Sheet form={form} />}
    >
      <Words section={section} titleId={titleId} centred={textPosition === 'centre'} />
    </OnPicture>
  );
}
