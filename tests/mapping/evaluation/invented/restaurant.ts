import type { InventedSpace } from './invented.ts'

const DISH = 'Hand-pulled noodles in a broth of roasted bones, with pickled greens and chilli oil.'

/** A page of one restaurant. Nothing links its parts. */
export const restaurant: InventedSpace = {
  name: 'restaurant',
  types: {
    hero: 'heading:s tagline:s backgroundImage:a buttonText:s buttonLink:s',
    about: 'title:s description:r image:a',
    menuCategory: 'title:s order:i dishes:ee>dish',
    dish: 'name:s description:t price:n allergens:ss photo:a isVegan:b',
    chef: 'name:s position:s photo:a bio:t order:i',
    review: 'guest:s quote:t stars:i source:s',
    galleryPhoto: 'altText:s photo:a',
    openingHour: 'day:s hours:s order:i',
    reservationForm: 'heading:s namePlaceholder:s emailPlaceholder:s submitLabel:s successMessage:s',
    contact: 'address:t phone:s email:s mapEmbedUrl:s',
    footer: 'copyright:s socialLinks:ee>socialLink',
    socialLink: 'platform:s url:s icon:a',
  },
  entries: {
    hero: [['A table by the river', 'Noodles, dumplings and slow lunches', '#river', 'Book a table', '#reservation']],
    about: [['Our kitchen', '¶We opened in 2011 with eleven seats and one stove. The stove is still there, and most of the guests are too.', '#kitchen']],
    menuCategory: [
      ['Starters', 1, ['@dish-0', '@dish-1']],
      ['Noodles', 2, ['@dish-2', '@dish-3']],
    ],
    dish: [
      ['Cucumber salad', 'Smashed cucumbers with garlic and black vinegar.', 6.5, ['sesame'], '#a', true],
      ['Pork dumplings', 'Twelve dumplings, folded every morning.', 9, ['gluten', 'soy'], '#b', false],
      ['Beef noodles', DISH, 14, ['gluten'], '#c', false],
      ['Mushroom noodles', DISH, 13, ['gluten'], '#d', true],
    ],
    chef: [
      ['Lin Hua', 'Head chef', '#lin', 'Lin learned to pull noodles in Lanzhou, and has not stopped since.', 1],
      ['Marco Sala', 'Pastry', '#marco', 'Marco bakes the buns and the egg tarts.', 2],
    ],
    review: [
      ['Ada P.', 'The best broth north of the river. We came back the next day.', 5, 'City paper'],
      ['Tom W.', 'Small room, big flavours, and a very kind team.', 5, 'A guide'],
      ['Ines', 'Order the egg tarts first.', 4, 'City paper'],
    ],
    galleryPhoto: [
      ['Steam above the pots', '#g1'],
      ['The counter at noon', '#g2'],
      ['Egg tarts', '#g3'],
    ],
    openingHour: [
      ['Tuesday', '12:00 – 22:00', 1],
      ['Wednesday', '12:00 – 22:00', 2],
      ['Sunday', 'closed', 3],
    ],
    reservationForm: [['Reserve', 'Your name', 'Your e-mail address', 'Send', 'Thank you, we will call you.']],
    contact: [['12 River Street', '+44 20 7946 0000', 'table@example.org', 'https://maps.example.org/embed?pb=1']],
    footer: [['© The restaurant', ['@socialLink-0', '@socialLink-1']]],
    socialLink: [
      ['Instagram', 'https://instagram.example/river', '#i'],
      ['Facebook', 'https://facebook.example/river', '#f'],
    ],
  },
  means: {
    hero: 'section|part title=heading summary|body=tagline picture=backgroundImage',
    about: 'section|part title=title body=description picture=image',
    menuCategory: 'section|part|topic title=title',
    dish: 'part|section title=name body|summary=description picture=photo',
    chef: 'person title=name summary=position picture=photo body=bio',
    review: 'section|part body|summary=quote',
    galleryPhoto: 'picture|section|part picture=photo',
    openingHour: 'part|section title=day',
    reservationForm: 'section|part title=heading',
    contact: 'section|part|settings',
    footer: 'link|settings|section|part|menu',
    socialLink: 'link title=platform url=url',
  },
}
