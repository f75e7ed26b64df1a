import type { InArabic } from '../texts';
import type { da } from './da';

/** Texts of a screen or a page that failed in Arabic. */
export const ar = {
  'failure.service.title': 'سنعود بعد لحظات',
  'failure.service.text': 'الخدمة لا تستجيب حاليًا. انتظر قليلًا ثم أعد المحاولة.',
  'failure.offline.title': 'لا يوجد اتصال',
  'failure.offline.text': 'تعذّر الوصول إلى الخدمة. تأكد من تشغيل الشبكة ثم أعد المحاولة.',
  'failure.page.title': 'تعذّر عرض الصفحة',
  'failure.page.text': 'حدث خطأ من جانبنا. أعد المحاولة بعد قليل.',
  'failure.notFound.title': 'لا أحد هنا',
  'failure.notFound.text': 'هذه الصفحة غير موجودة. ربما نُقلت إلى مكان آخر.',
  'failure.refused.title': 'ليس لديك حق الوصول',
  'failure.refused.text': 'لا تعرض الخدمة هذه الصفحة لك.',
  'failure.empty.title': 'لا يوجد شيء هنا الآن',
  'failure.empty.text': 'ليس في هذه الصفحة ما يُعرض بعد.',
  'failure.configuration.title': 'خطأ في الإعداد',
  'failure.configuration.text': 'التطبيق غير مُعدّ على نحو صحيح ({field}) ولا يمكن تشغيله.',
  'failure.code': 'رمز الخطأ: {code}',
  'signIn.needed.title': 'لا يمكن تسجيل الدخول هنا بعد',
  'signIn.needed.text': 'انتقل إلى الصفحة الرئيسية. يمكن مشاهدة معظم المحتوى من دونه.',
} as const satisfies InArabic<typeof da>;
