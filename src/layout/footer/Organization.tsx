import type { LayoutContent } from '../site-layout/layout-content.ts'
import { textProps } from '#app/i18n/text-props.ts'
import styles from './Footer.module.css'

/** Renders the name, address and contact details of the organization, or the name of the site if there is none. */
export function Organization({ layout }: { layout: LayoutContent }) {
  const { organization, tagline } = layout
  const { name, address, email, phone } = organization ?? { name: layout.name }
  return (
    <div className={styles.organization}>
      <p className={styles.name} {...textProps(name)}>
        {name.text}
      </p>
      {tagline && <p {...textProps(tagline)}>{tagline.text}</p>}
      {organization && (
        <address className={styles.address}>
          {address && (
            <p className={styles.lines} {...textProps(address)}>
              {address.text}
            </p>
          )}
          {email && (
            <p>
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            </p>
          )}
          {phone && (
            <p>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
                {phone}
              </a>
            </p>
          )}
        </address>
      )}
    </div>
  )
}
